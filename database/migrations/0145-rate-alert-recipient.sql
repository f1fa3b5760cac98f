-- To whom the customer wants to send when the rate is reached: the notification proposes that transfer.
alter table quotes.rate_alert add column recipient_id uuid;
