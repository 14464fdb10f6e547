/** What was said of a new guarantor, as answers of a person of a request: the half-yearly update begins with them. */
import type { NovoFiador } from './pedido.ts';

export function respostasDoNovoFiador({
  nome,
  nascimento,
  estadoCivil,
  regime,
  uniaoEstavel,
  endereco,
  conjuge,
}: NovoFiador): Readonly<Record<string, unknown>> {
  return {
    nome,
    dataNascimento: nascimento,
    estadoCivil,
    uniaoEstavel: uniaoEstavel ? 'S' : 'N',
    ...(regime === null ? {} : { regimeDeBens: regime }),
    cep: endereco.cep,
    endereco: endereco.logradouro,
    numero: endereco.numero,
    ...(endereco.complemento === null ? {} : { complemento: endereco.complemento }),
    bairro: endereco.bairro,
    cidade: endereco.cidade,
    uf: endereco.uf,
    ...(conjuge === null
      ? {}
      : {
          nomeConjuge: conjuge.nome,
          cpfConjuge: conjuge.cpf,
          emailConjuge: conjuge.email,
          ...(conjuge.telefone === null ? {} : { telefoneConjuge: conjuge.telefone }),
        }),
  };
}
