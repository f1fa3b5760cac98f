-- concurrently
create index concurrently if not exists item_stops on pending_items.item (blocks_from)
  where closed_at is null and turn = 'customer' and reminded_of is distinct from blocks_from;
