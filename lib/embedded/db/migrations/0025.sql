INSERT INTO document (name, body)
SELECT 'homeKits', '{"category":"colageno","landing":"/colageno"}'
WHERE EXISTS (SELECT 1 FROM document WHERE name = 'home');
