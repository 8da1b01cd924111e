sm_dueling_leader.v
sm_dueling_comparison.v
sm_dueling.v
