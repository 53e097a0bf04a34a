CREATE VIRTUAL TABLE word_trigram USING fts5(spelling, content='word', content_rowid='id', tokenize='trigram');

INSERT INTO word_trigram (word_trigram) VALUES ('rebuild');

CREATE TRIGGER word_made AFTER INSERT ON word
BEGIN INSERT INTO word_trigram (rowid, spelling) VALUES (NEW.id, NEW.spelling); END;

CREATE TRIGGER word_gone AFTER DELETE ON word
BEGIN INSERT INTO word_trigram (word_trigram, rowid, spelling) VALUES ('delete', OLD.id, OLD.spelling); END;

CREATE TRIGGER word_altered AFTER UPDATE ON word
BEGIN INSERT INTO word_trigram (word_trigram, rowid, spelling) VALUES ('delete', OLD.id, OLD.spelling); INSERT INTO word_trigram (rowid, spelling) VALUES (NEW.id, NEW.spelling); END;
