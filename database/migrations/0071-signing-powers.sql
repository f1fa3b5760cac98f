-- Who binds a company by signature, up to which amount. Ended rows stay, because an order refers to the powers that it
-- was signed under.
create table customers.signing_powers (
  id uuid primary key,
  customer_id uuid not null references customers.customer (id),
  -- The document that states them.
  document_id uuid,
  in_force_from timestamptz not null,
  ended_at timestamptz,
  -- Names, RUTs and mail addresses of the representatives; absent where the document was recorded without them.
  signers bytea,
  -- Rules: {signers, signatures, limitUsd}. Signers are positions in the list, or null for any member who may operate.
  rules jsonb not null
);
create unique index signing_powers_in_force on customers.signing_powers (customer_id) where ended_at is null;
grant select, insert, update (ended_at, signers) on customers.signing_powers to puente_app;

-- Powers recorded without names: a single signature was that of any member who may operate. Joint powers name nobody
-- who may sign, until newer ones are recorded.
insert into customers.signing_powers (id, customer_id, document_id, in_force_from, rules)
select document_id, customer_id, document_id, accepted_at,
       case when power_mode = 'joint' then '[]'::jsonb
            else jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
                   'signatures', 1, 'limitUsd', power_limit_usd)) || '{"signers": null}'::jsonb) end
from requirements.company_paper
where paper = 'powers' and accepted_at is not null and power_mode is not null;

alter table customers.customer drop column joint_powers;
