-- An e-mail changes without the lock of a key, against which no message to its account could be written (ADR 0063): only
-- a unique index without a predicate is a key. This one always holds, and `email = ...` implies it.
drop index conta_email;
create unique index conta_email on conta (email) where email is not null;
