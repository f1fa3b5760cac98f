-- How fast a customer may order, beside how much: orders in an hour and in a day, and people never paid before whom one
-- day may add. They stand with the limits they belong to, and roll like them.
update platform.versioned set data = data || case key
  when 'person/basic' then '{"ordersPerHour": 5, "ordersPerDay": 10, "newRecipientsPerDay": 5}'::jsonb
  when 'person/standard' then '{"ordersPerHour": 15, "ordersPerDay": 30, "newRecipientsPerDay": 10}'::jsonb
  when 'company/basic' then '{"ordersPerHour": 30, "ordersPerDay": 60, "newRecipientsPerDay": 20}'::jsonb
  when 'company/enhanced' then '{"ordersPerHour": 1000, "ordersPerDay": 5000, "newRecipientsPerDay": 1000}'::jsonb
  else '{"ordersPerHour": 120, "ordersPerDay": 400, "newRecipientsPerDay": 120}'::jsonb end
where noun = 'limits';

do $$
begin
  if exists (select from platform.versioned where noun = 'limits'
             and not data ?& array['ordersPerHour', 'ordersPerDay', 'newRecipientsPerDay', 'dayUsdCents']) then
    raise exception 'limits without a velocity';
  end if;
end $$;

create or replace view recipients.v_recipient as
  select id, customer_id, currency, account_ending, used_at, created_at from recipients.recipient;
