-- Money that waits says until when, and whose turn it is: a choice or a correction that is open knows both.
create or replace view transfers.v_moving_money as
  select t.id, t.reference, t.customer_id, t.state, t.receive_minor, t.currency, t.changed_at,
    coalesce(choice.due_at, correction.due_at,
      case when t.state = 'awaiting-payin' then t.funding_deadline_at end) as due_at,
    -- A late payment without a rate to offer waits for one, and what nobody but we can mend waits for us.
    case when choice.id is not null then case when choice.offered is null then 'treasury' else 'customer' end
         when correction.id is not null then case when correction.acts = 'customer' then 'customer' else 'treasury' end
    end as turn
  from transfers.transfer t
  left join transfers.choice on choice.transfer_id = t.id and choice.answered_at is null
    and t.state = 'awaiting-payin'
  left join transfers.correction on correction.transfer_id = t.id and correction.closed_at is null
    and t.state in ('returned', 'correcting');

-- A file about which the registry says nothing for too long waits for people, too.
alter table onboarding.application drop constraint application_cause_check;
alter table onboarding.application add constraint application_cause_check
  check (cause in ('screening-hit', 'too-many-attempts', 'registry-silent'));
