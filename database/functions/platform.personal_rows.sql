-- The rows of one owner in a table that is declared in code, as objects of the named columns in the order of a unique one.
-- With `through`, the owner is named by that table, to whose key the column refers. `bound` has the columns to which the
-- encrypted values of the row are bound.
create or replace function platform.personal_rows(
  source regclass, owner text, through regclass, through_key text, through_owner text, id uuid, sorted text,
  columns text[], bound text[], after text, most integer
)
 returns table(key text, data jsonb, bindings text[])
 language plpgsql
 stable
 set search_path to ''
as $function$
declare
  owned text := case when through is null then format('t.%I = $1', owner)
    else format('t.%I in (select o.%I from %s o where o.%I = $1)', owner, through_key, through, through_owner) end;
  fields text := (select string_agg(format('%L, t.%I', c, c), ', ') from unnest(columns) c);
  bindings text := (select string_agg(format('t.%I::text', b), ', ') from unnest(bound) b);
begin
  return query execute format(
    'select t.%I::text, jsonb_build_object(%s), array[%s]::text[] from %s t
     where %s and ($2 is null or t.%I::text > $2) order by t.%I::text limit $3',
    sorted, fields, bindings, source, owned, sorted, sorted) using id, after, most;
end
$function$;
