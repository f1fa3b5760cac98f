-- concurrently
create index concurrently if not exists message_user on notifications.message (user_id, created_at desc, id desc) where user_id is not null;
