ALTER TABLE "matches" ADD COLUMN "unrated" json;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "opponents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "ratings" SET "opponents" = (
  SELECT count(DISTINCT theirs.player)
  FROM rating_changes mine JOIN rating_changes theirs USING (match) JOIN matches ON matches.id = mine.match
  WHERE mine.player = ratings.player AND theirs.seat <> mine.seat AND matches.game = ratings.game);
