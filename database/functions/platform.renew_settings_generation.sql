-- Trigger: gives the versions of settings a new generation. The row stays locked until the commit, so that no snapshot has
-- the generation of one writer and the versions of another. A random name is never used again, not even after a rollback.
create or replace function platform.renew_settings_generation()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  update platform.settings_generation set generation = pg_catalog.gen_random_uuid();
  return null;
end $function$;
