-- A UUID derived from a word and an id: the same input gives the same id.
create or replace function platform.derived_id(word text, id text)
 returns uuid
 language sql
 immutable parallel safe strict
return (SELECT (encode(set_byte(set_byte(hashed.hash, 6, ((get_byte(hashed.hash, 6) & 15) | 128)), 8, ((get_byte(hashed.hash, 8) & 63) | 128)), 'hex'::text))::uuid AS encode FROM (SELECT SUBSTRING(sha256(((convert_to(derived_id.word, 'UTF8'::name) || '\x00'::bytea) || convert_to(derived_id.id, 'UTF8'::name))) FROM 1 FOR 16) AS "substring") hashed(hash));
