ALTER TABLE "matches" ADD COLUMN "arena_due" bigint;--> statement-breakpoint
CREATE INDEX "matches_by_arena_due" ON "matches" USING btree ("arena_due") WHERE arena_due is not null;