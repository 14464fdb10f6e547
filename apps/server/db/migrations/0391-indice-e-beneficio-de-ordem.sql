-- What corrects the principal, and whether guarantors give up the order of execution, became settings of a programme:
-- contracts that were made before had neither.
update contrato set
  regras = '{"indice": "nenhum"}'::jsonb || regras,
  assinaturas = '{"renunciaBeneficioDeOrdem": false}'::jsonb || assinaturas;
