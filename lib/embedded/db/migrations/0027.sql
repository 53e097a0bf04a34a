-- All products are an entry of the menu of their own, not one of the kits; a menu that the owner has changed stays.
UPDATE document SET body = REPLACE(body,
  '{"label":{"pt":"Kits","en":"Kits"},"path":"/produtos","items":[{"label":{"pt":"Monte seu kit","en":"Build your kit"},"path":"/monte-seu-kit","items":[]},{"label":{"pt":"Kits Verisol","en":"Verisol kits"},"path":"/verisol","items":[]},{"label":{"pt":"Todos os produtos","en":"All products"},"path":"/produtos","items":[]}]}',
  '{"label":{"pt":"Kits","en":"Kits"},"path":"/monte-seu-kit","items":[{"label":{"pt":"Monte seu kit","en":"Build your kit"},"path":"/monte-seu-kit","items":[]},{"label":{"pt":"Kits Verisol","en":"Verisol kits"},"path":"/verisol","items":[]}]},{"label":{"pt":"Todos os produtos","en":"All products"},"path":"/produtos","items":[]}'
) WHERE name = 'menus';
