-- Areas of the portal that the support disables for one person: only those that the product knows.
update conta
set areas_desativadas = array(
  select area from unnest(areas_desativadas) as area where area in ('contratos', 'financeiro')
)
where areas_desativadas <> '{}';

alter table conta
add constraint conta_areas_conhecidas check (areas_desativadas <@ array['contratos', 'financeiro']);
