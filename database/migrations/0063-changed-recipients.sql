-- A customer may change a recipient's data; for some time afterwards no order to it is accepted. Lists show the amounts
-- of the last order to each recipient.
alter table recipients.recipient
  add column changed_at timestamptz,
  add column last_ordered_at timestamptz,
  add column last_send_minor bigint,
  add column last_receive_minor bigint;
update recipients.recipient r
set last_ordered_at = t.created_at, last_send_minor = t.send_minor, last_receive_minor = t.receive_minor
from (select distinct on (recipient_id) recipient_id, created_at, send_minor, receive_minor
      from transfers.transfer order by recipient_id, created_at desc) t
where r.id = t.recipient_id;
grant update (changed_at, last_ordered_at, last_send_minor, last_receive_minor) on recipients.recipient to puente_app;
