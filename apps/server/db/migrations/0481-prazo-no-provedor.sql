-- A provider of signatures may keep the day that an envelope was opened with, or give no answer for hours (ADR 0145).
alter table envelope drop constraint envelope_impedimento_check;
alter table envelope add constraint envelope_impedimento_check check (impedimento in (
  'sem-assinantes', 'nome', 'email', 'telefone', 'contato-repetido', 'prazo-passado', 'prazo-longo', 'arquivo-grande',
  'encerrado', 'ja-assinou', 'nao-encontrado', 'outro-arquivo', 'prazo-nao-mudou', 'sem-resposta', 'provedor'));
