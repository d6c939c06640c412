CREATE TABLE "run_days" (
	"day" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"options" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "runs_one_active";--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "day" text;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_day_run_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."run_days"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "runs_one_of_day" ON "runs" USING btree ("day","player_id") WHERE day is not null;--> statement-breakpoint
CREATE INDEX "runs_by_day" ON "runs" USING btree ("day","wins" DESC NULLS LAST,"losses","updated_at") WHERE day is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "runs_one_active" ON "runs" USING btree ("player_id") WHERE status = 'active' and day is null;