-- How long a decision took is measured in minutes of office hours on banking days when it is made, so that the usual
-- time of the last 90 days is read from an index alone. Decisions from before are not counted.
alter table requirements.level_application add column waited_minutes integer check (waited_minutes >= 0);
alter table onboarding.company_file add column waited_minutes integer check (waited_minutes >= 0);
create index level_application_usual on requirements.level_application (level, decided_at) include (waited_minutes)
  where waited_minutes is not null;
create index company_file_usual on onboarding.company_file (decided_at) include (waited_minutes)
  where waited_minutes is not null;
grant update (waited_minutes) on requirements.level_application to puente_app;
grant update (waited_minutes) on onboarding.company_file to puente_app;
