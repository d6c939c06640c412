ALTER TABLE "matches" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "matches_unarchived" ON "matches" USING btree ("ended") WHERE ended is not null and not archived;--> statement-breakpoint
CREATE TABLE "archive" (
	"match" text NOT NULL,
	"ended" bigint NOT NULL,
	"game" text NOT NULL,
	"rules" text NOT NULL,
	"body" bytea NOT NULL,
	CONSTRAINT "archive_match_ended_pk" PRIMARY KEY("match", "ended")
) PARTITION BY RANGE ("ended");
