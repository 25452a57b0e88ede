-- What people who take part in activities are told.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in ('answer', 'accepted', 'closed', 'comment', 'mention', 'followed',
  'verified-due', 'verified-disputed', 'gap', 'held', 'published', 'removed', 'report-decided', 'appeal', 'notice',
  'order', 'order-decided', 'right-ends', 'response', 'response-decided', 'contact', 'demand-fits', 'demand-ends',
  'work-shown', 'work-returned', 'won', 'claim'));
