CREATE TABLE "appeals" (
	"decision_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"granted" boolean,
	"answer" text,
	CONSTRAINT "appeals_text_length" CHECK (char_length(text) <= 5000),
	CONSTRAINT "appeals_answer_length" CHECK (char_length(answer) <= 5000)
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "cases_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(200) NOT NULL,
	"tailor_id" uuid NOT NULL,
	"image_id" uuid,
	"subject_id" uuid GENERATED ALWAYS AS (coalesce(image_id, tailor_id)) STORED NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "cases_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tailor_id" uuid NOT NULL,
	"image_id" uuid,
	"act" text NOT NULL,
	"ground" varchar(200) NOT NULL,
	"explanation" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "decisions_explanation_length" CHECK (char_length(explanation) <= 5000),
	CONSTRAINT "decisions_note_length" CHECK (char_length(note) <= 5000)
);
--> statement-breakpoint
CREATE TABLE "moderation_log" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_log_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"act" text NOT NULL,
	"actor" text NOT NULL,
	"ground" text,
	"case_id" uuid NOT NULL,
	"case_number" integer NOT NULL,
	"decision_id" uuid,
	"tailor_id" uuid NOT NULL,
	"image_id" uuid
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"reference" varchar(20) NOT NULL,
	"reason" varchar(200) NOT NULL,
	"text" text,
	"email" varchar(254),
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_reference_unique" UNIQUE("reference"),
	CONSTRAINT "reports_text_length" CHECK (char_length(text) <= 5000)
);
--> statement-breakpoint
ALTER TABLE "gallery_images" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "listed_before_hiding" boolean;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeals_unanswered_index" ON "appeals" USING btree ("created_at") WHERE "appeals"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open_unique" ON "cases" USING btree ("kind","subject_id") WHERE "cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "cases_tailor_id_index" ON "cases" USING btree ("tailor_id");--> statement-breakpoint
CREATE INDEX "cases_closed_at_index" ON "cases" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "decisions_case_id_index" ON "decisions" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "decisions_user_id_index" ON "decisions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "decisions_tailor_id_index" ON "decisions" USING btree ("tailor_id");--> statement-breakpoint
CREATE INDEX "moderation_log_case_id_index" ON "moderation_log" USING btree ("case_id","seq");--> statement-breakpoint
CREATE INDEX "reports_case_id_index" ON "reports" USING btree ("case_id","created_at");--> statement-breakpoint
ALTER TABLE "tailors" ADD CONSTRAINT "tailors_hidden" CHECK ("tailors"."hidden_at" is null or not "tailors"."is_active");--> statement-breakpoint
-- The log can only grow. A superuser can still disable the triggers, so an exported copy is the proof.
CREATE FUNCTION moderation_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The moderation log is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER moderation_log_no_change BEFORE UPDATE OR DELETE ON moderation_log
  FOR EACH ROW EXECUTE FUNCTION moderation_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER moderation_log_no_truncate BEFORE TRUNCATE ON moderation_log
  FOR EACH STATEMENT EXECUTE FUNCTION moderation_log_is_append_only();
