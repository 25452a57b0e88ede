-- Which chats are about a picture: whoever may read one of them may see its picture.
create index message_picture on message ((about ->> 'picture')) where about is not null;
-- Whose avatar and whose licence a file is: that decides who may see it.
create index person_head_img on person (head_img) where head_img <> '';
create index organization_application_licence on organization_application (licence_url) where licence_url <> '';
