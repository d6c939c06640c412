ALTER TABLE "snapshots" RENAME TO "match_states";--> statement-breakpoint
ALTER TABLE "match_states" RENAME CONSTRAINT "snapshots_match_seq_pk" TO "match_states_match_seq_pk";
