-- A reference without spaces and signs, as references are compared.
create or replace function reconciliation.plain_reference(text)
 returns text
 language sql
 immutable parallel safe strict
return upper(regexp_replace($1, '[^0-9A-Za-z]'::text, ''::text, 'g'::text));
