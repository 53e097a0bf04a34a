DO $$ BEGIN CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public; EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'Without the extension pg_trgm the search compares a misspelled word with all words: %', SQLERRM; END $$;

DO $$ DECLARE place TEXT := (SELECT nspname FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm'); BEGIN
  IF place IS NOT NULL THEN EXECUTE format('CREATE INDEX word_trigram ON word USING gin (spelling %I.gin_trgm_ops)', place); END IF; END $$;
