-- The box for clinics states the dose of the jars in it; a text that the owner has changed stays.
UPDATE product SET body = REPLACE(REPLACE(body,
  'Dissolva 12 g (1 medida) em 200 ml de água ou suco, uma vez ao dia.',
  'Misture 1 medida (12 g) em 150 ml de água ou leite, uma vez ao dia, e mexa até dissolver.'),
  'Dissolve 12 g (1 scoop) in 200 ml of water or juice, once a day.',
  'Mix 1 scoop (12 g) into 150 ml of water or milk once a day and stir until dissolved.')
WHERE path = '/caixa-de-colageno-para-clinicas';
