CREATE TABLE "plans" (
	"match" text NOT NULL,
	"seat" integer NOT NULL,
	"seq" integer NOT NULL,
	"made" bigint NOT NULL,
	"lines" json NOT NULL,
	"dropped" text,
	CONSTRAINT "plans_match_seat_pk" PRIMARY KEY("match","seat")
);
