import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import {
  MAXIMO_DA_EXPLICACAO,
  MOTIVOS_DE_RECUSA,
  type MotivoDeRecusa,
  ROTULO_DO_MOTIVO,
} from '@credito/domain/fiador/recusa';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Escolha } from '@credito/ui/escolha/escolha';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { useRascunho } from '../../../wizard/use-rascunho.ts';
import { ComGarantia } from '../components/com-garantia.tsx';
import { recusarGarantia } from '../fiador.queries.ts';
import { useAcao } from '../use-acao.tsx';

/** The way out, before the acceptance and after it. */
export function RecusaScreen() {
  return <ComGarantia>{(garantia) => <FormularioDaRecusa garantia={garantia} />}</ComGarantia>;
}

const VAZIO = { motivo: null as MotivoDeRecusa | null, explicacao: '' };

function FormularioDaRecusa({ garantia }: { garantia: Garantia }) {
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const { valores, mudar, apagar } = useRascunho(`recusa/${garantia.id}`, VAZIO);
  const { motivo, explicacao } = valores;
  const [erro, setErro] = useState<string | undefined>();
  const acao = useAcao({ aoAtualizar: () => navegar('/inicio') });
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  if (!garantia.podeDesistir) return <Redirect to={`/garantia/${garantia.id}`} replace />;
  const nome = primeiroNome(garantia.estudante);

  async function enviar() {
    if (motivo === null) {
      setErro('Escolha um motivo.');
      focarPrimeiroErro();
      return;
    }
    const texto = textoLimpo(explicacao);
    const recusou = await acao.executar(async () => {
      await recusarGarantia(garantia.id, { motivo, ...(texto ? { explicacao: texto } : {}) });
      return true;
    });
    if (!recusou) return;
    apagar();
    irDaqui('/inicio', { replace: true });
  }

  return (
    <>
      <PaginaDePergunta
        titulo={garantia.aceitou ? 'Não quer mais garantir este crédito?' : 'Não quer garantir este crédito?'}
        dica={`Tudo bem. ${nome} fica sabendo do motivo e indica outra pessoa.`}
        aviso={
          garantia.aceitou ? (
            <Aviso tom="atencao">
              Seu aceite deixa de valer e os seus dados saem da solicitação. Você não paga nada por desistir
              agora.
            </Aviso>
          ) : undefined
        }
        acao={{
          texto: garantia.aceitou ? 'Desistir da fiança' : 'Recusar o convite',
          carregando: acao.ocupada,
          final: true,
        }}
        acaoSecundaria={
          <Botao
            variante="discreto"
            largo
            onClick={() => navegar(garantia.aceitou ? `/garantia/${garantia.id}` : `/aceite/${garantia.id}`)}
          >
            Voltar sem recusar
          </Botao>
        }
        aoEnviar={() => void enviar()}
      >
        <Escolha
          rotulo="Por quê?"
          name="motivo"
          erro={erro}
          value={motivo}
          aoMudar={(valor) => {
            mudar({ motivo: valor });
            setErro(undefined);
          }}
          opcoes={MOTIVOS_DE_RECUSA.map((valor) => ({ valor, titulo: ROTULO_DO_MOTIVO[valor] }))}
        />
        <AreaDeTexto
          rotulo={`Quer dizer algo a ${nome}?`}
          opcional
          name="explicacao"
          maxLength={MAXIMO_DA_EXPLICACAO}
          contagem={`${explicacao.length} de ${MAXIMO_DA_EXPLICACAO} caracteres`}
          value={explicacao}
          onChange={(evento) => mudar({ explicacao: evento.currentTarget.value })}
        />
      </PaginaDePergunta>
      {acao.dialogos}
    </>
  );
}
