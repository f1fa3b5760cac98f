-- A name for what platform.versioned holds. Each row that is written there gives it a new one, in its transaction, so that
-- two snapshots with the same generation see the same versions. Processes keep versions by it (decision record 132).
create table platform.settings_generation (
  singleton boolean primary key default true check (singleton),
  generation uuid not null
);
insert into platform.settings_generation (generation) values (gen_random_uuid());
grant select on platform.settings_generation to puente_app;

create function platform.renew_settings_generation() returns trigger
  language plpgsql security definer set search_path to ''
as $function$
begin
  update platform.settings_generation set generation = pg_catalog.gen_random_uuid();
  return null;
end $function$;
create trigger renew_generation after insert or update or delete on platform.versioned
  for each row execute function platform.renew_settings_generation();
create trigger renew_generation_truncated after truncate on platform.versioned
  for each statement execute function platform.renew_settings_generation();
