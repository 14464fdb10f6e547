import type { Responsavel } from '@credito/domain/solicitacao/estados';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { LinhaDoTempo } from '@credito/ui/linha-do-tempo/linha-do-tempo';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useState } from 'react';
import { DialogoDoCurso } from '../components/dialogo-do-curso.tsx';
import { type Status, TelaDeSituacao } from '../components/tela-de-situacao.tsx';
import { marcosDaAnalise } from '../marcos-da-analise.ts';

export function StatusFinalizadoScreen() {
  return (
    <TelaDeSituacao pagina="/status-finalizado">{(status) => <Analise status={status} />}</TelaDeSituacao>
  );
}

const QUEM: Readonly<Partial<Record<Responsavel, string>>> = {
  instituicao: 'A sua instituição de ensino',
  analista: 'Nossa equipe de análise',
};

function Analise({ status }: { status: Status & { solicitacaoId: number } }) {
  const [vendoCurso, setVendoCurso] = useState(false);
  const dias = status.prazoDiasUteis;
  return (
    <Pagina
      lado={
        <Cartao titulo="Andamento">
          <LinhaDoTempo rotulo="Andamento da análise" marcos={marcosDaAnalise(status)} />
        </Cartao>
      }
    >
      <CartaoDeEstado
        estado={{ tom: 'espera', texto: 'Em análise' }}
        frase={status.rotulo}
        detalhe={
          <>
            <p>Você não precisa fazer nada agora. Avisaremos por e-mail quando houver novidade.</p>
            <p>
              Protocolo {status.protocolo}
              {status.desde ? `, nesta etapa desde ${formatarMomento(new Date(status.desde))}` : ''}.
            </p>
          </>
        }
        quem={QUEM[status.responsavel]}
        prazo={dias === 1 ? 'Até 1 dia útil' : `Até ${dias} dias úteis`}
        acao={
          <Botao largo variante="secundario" onClick={() => setVendoCurso(true)}>
            Ver o que eu pedi
          </Botao>
        }
      />
      <DialogoDoCurso
        solicitacaoId={status.solicitacaoId}
        aberto={vendoCurso}
        aoFechar={() => setVendoCurso(false)}
      />
    </Pagina>
  );
}
