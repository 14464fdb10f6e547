import type { ContextoDaAtualizacao } from '@credito/domain/atualizacao/contexto-da-atualizacao';
import { respostasDaAtualizacao } from '@credito/domain/atualizacao/formulario';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { agora } from '@credito/ui/aparelho/relogio';
import type { PessoaPropria } from './atualizacao.queries.ts';

/** The facts that the plan of a block reads. Whom the person may not see, the server compares them with. */
export function contextoDoBloco(pessoa: PessoaPropria): ContextoDaAtualizacao {
  const { tipo, dados, originais, tipoContato, telefoneVerificado, cpfNoDocumentoDoConjuge } = pessoa;
  return {
    tipoPessoa: tipo,
    hoje: dataEmSaoPaulo(agora()),
    respostas: { ...respostasDaAtualizacao({}, dados), ...(tipoContato ? { tipoContato } : {}) },
    originais: respostasDaAtualizacao({}, originais),
    outras: [],
    telefoneVerificado,
    cpfNoDocumentoDoConjuge,
    documentos: pessoa.documentos.map(({ tipoDocumento, index, tipoRenda, rejeitado }) => ({
      tipoDocumento,
      indice: index,
      tipoRenda,
      rejeitado: rejeitado === 'SIM',
    })),
  };
}
