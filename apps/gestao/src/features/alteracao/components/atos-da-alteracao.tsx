/** What the reader may do now, each with what it means, and what it asks for. */
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import type { AtoDaAlteracao } from '@credito/domain/alteracao/transicoes';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { useAgir } from '../alteracoes.queries.ts';
import estilos from './atos-da-alteracao.module.css';

const CONSEQUENCIA: Readonly<Record<AtoDaAlteracao, string>> = {
  aceitar: 'A alteração passa a ser preparada, com o contrato como ele está hoje.',
  devolverRenda:
    'Quem vai garantir é avisado, lê o motivo e envia outros comprovantes. O pedido espera até lá.',
  negar: 'O pedido termina. O estudante é avisado e lê o motivo.',
  liberar:
    'O documento é escrito e quem assina pode lê-lo. O estudante e os fiadores com conta são avisados.',
  efetivar:
    'O contrato, o plano e as cobranças mudam agora, de uma vez. O estudante e os fiadores com conta são avisados.',
  reprovar: 'A alteração volta para correção. O estudante é avisado e lê o motivo.',
  corrigir: 'A alteração é preparada de novo, e todos assinam o documento novo.',
  encerrar: 'A alteração termina sem efeito, e o contrato continua como era.',
  cancelar: 'A alteração termina, e as assinaturas já feitas não valem mais.',
};

type Acao = AlteracaoDaGestao['acoes'][number];

export interface AtosDaAlteracaoProps {
  alteracao: AlteracaoDaGestao;
  /** What refused an act and belongs to no field. */
  aoRecusar: (mensagem: string | null) => void;
}

export function AtosDaAlteracao({ alteracao, aoRecusar }: AtosDaAlteracaoProps) {
  const [ato, setAto] = useState<Acao | null>(null);
  if (alteracao.acoes.length === 0) return null;
  return (
    <section aria-label="O que fazer">
      <ul className={estilos.atos}>
        {alteracao.acoes.map((acao) => (
          <li key={acao.acao}>
            <Botao
              variante={acao.pedeMotivo ? 'secundario' : 'primario'}
              disabled={acao.impedimento !== null}
              onClick={() => setAto(acao)}
            >
              {acao.rotulo}
            </Botao>
            {acao.impedimento ? <p>{acao.impedimento}</p> : null}
          </li>
        ))}
      </ul>
      {ato ? (
        <DialogoDoAto
          key={ato.acao}
          alteracao={alteracao}
          ato={ato}
          aoRecusar={aoRecusar}
          aoFechar={() => setAto(null)}
        />
      ) : null}
    </section>
  );
}

function DialogoDoAto({
  alteracao,
  ato: { acao, rotulo, pedeMotivo },
  aoRecusar,
  aoFechar,
}: AtosDaAlteracaoProps & { ato: Acao; aoFechar: () => void }) {
  const [motivo, setMotivo] = useState('');
  const [prazo, setPrazo] = useState(alteracao.prazoDoPrograma);
  const agir = useAgir(alteracao, aoFechar);
  const recusas = useRecusas(agir.error, { motivo, prazo });
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`${rotulo}?`}
      acoes={
        <ConfirmarOuCancelar
          aoCancelar={aoFechar}
          variante={pedeMotivo && acao !== 'devolverRenda' ? 'perigo' : 'primario'}
          carregando={agir.isPending}
          onClick={() => {
            aoRecusar(null);
            agir.mutate({
              acao,
              motivo: pedeMotivo ? motivo : null,
              prazo: acao === 'liberar' ? prazo : null,
            });
          }}
        >
          {rotulo}
        </ConfirmarOuCancelar>
      }
    >
      <div className={estilos.corpo}>
        {recusas.geral ? <p role="alert">{recusas.geral}</p> : null}
        <p>{CONSEQUENCIA[acao]}</p>
        {acao === 'liberar' ? (
          <CampoTexto
            rotulo="Último dia para assinar"
            type="date"
            value={prazo}
            erro={recusas.de('prazo')}
            onChange={(evento) => setPrazo(evento.target.value)}
          />
        ) : null}
        {pedeMotivo ? (
          <AreaDeTexto
            rotulo="Motivo"
            dica="Quem é avisado lê este texto."
            value={motivo}
            erro={recusas.de('motivo')}
            onChange={(evento) => setMotivo(evento.target.value)}
          />
        ) : null}
      </div>
    </Dialogo>
  );
}
