-- Three schemas get the names of their modules: document requirements, localities, tamper evidence. Names that are read
-- again follow. Lines of the audit trail and results of replays are immutable and keep the text that they were written
-- with; so do encrypted values, which are bound to the former names of their columns.
alter schema dossiers rename to requirements;
alter schema places rename to localities;
alter schema seals rename to evidence;
-- The function moved with its schema; its file has the new name.
delete from platform.function where file = 'seals.refuse_change.sql';
alter table access.demo_world rename column planted_at to seeded_at;

-- Events that wait, were handled or were given up, and their subscribers.
update platform.outbox set name = 'requirements.' || substr(name, length('dossiers.') + 1)
where name like 'dossiers.%';
update platform.handled set subscriber = 'requirements.' || substr(subscriber, length('dossiers.') + 1)
where subscriber like 'dossiers.%';
update platform.dead_event set
  name = regexp_replace(name, '^dossiers\.', 'requirements.'),
  subscriber = regexp_replace(subscriber, '^dossiers\.', 'requirements.')
where name like 'dossiers.%' or subscriber like 'dossiers.%';
-- The job library creates its tables when a worker starts for the first time. A job has the event's name and the
-- subscriber as JSON texts, its queue begins with the subscriber; facts contain ids and no such text.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  update graphile_worker._private_jobs set payload = replace(payload::text, '"dossiers.', '"requirements.')::json
  where payload::text like '%"dossiers.%';
  update graphile_worker._private_job_queues
  set queue_name = 'requirements.' || substr(queue_name, length('dossiers.') + 1)
  where queue_name like 'dossiers.%';
end $$;

-- The setting of the requirements: its versions, drafts and proposals.
update platform.versioned set noun = 'requirement-rules' where noun = 'dossier-rules';
update settings.draft set kind = 'requirement-rules' where kind = 'dossier-rules';
update approvals.approval set
  action = 'setting:requirement-rules',
  subject = platform.derived_id('setting', 'requirement-rules default'),
  proposal = proposal || '{"kind": "requirement-rules"}'
where action = 'setting:dossier-rules';
