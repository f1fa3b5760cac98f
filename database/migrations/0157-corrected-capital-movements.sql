-- The proposal that was sent back or withdrawn and that this one corrects. Each is corrected once, so that a movement of the
-- bank is not booked twice.
alter table treasury.capital_movement add column corrects uuid references treasury.capital_movement (id);
create unique index capital_movement_corrects on treasury.capital_movement (corrects);
