/** What goes with a correction: what was changed and not sent, and whose part else has to be corrected. */
import type { ResumoDaCorrecao } from '@credito/api/pendencia.rotas';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { useLocation } from 'wouter';

interface DoResumo {
  resumo: ResumoDaCorrecao;
}

export function CorrecaoPelaMetade({
  resumo: { correcao, completa },
  faltaAutorizacao,
}: DoResumo & { faltaAutorizacao: boolean }) {
  if (correcao === null || correcao.enviadaEm !== null) return null;
  return (
    <Aviso
      tom="atencao"
      titulo={completa ? 'Correção feita, mas ainda não enviada' : 'Correção começada, ainda não enviada'}
    >
      {`Última mudança em ${formatarMomento(new Date(correcao.alteradaEm))}. ${oQueFalta(completa, faltaAutorizacao)}`}
    </Aviso>
  );
}

function oQueFalta(completa: boolean, faltaAutorizacao: boolean): string {
  if (!completa) return 'Termine o que falta e envie.';
  return faltaAutorizacao
    ? 'Depois que o seu responsável autorizar, envie para a análise continuar.'
    : 'Está tudo pronto: envie para a análise continuar.';
}

export function GerenciarFiadores() {
  const [, navegar] = useLocation();
  return (
    <Botao largo variante="discreto" onClick={() => navegar('/selecao-de-fiador')}>
      Gerenciar fiadores
    </Botao>
  );
}

/** Guarantors correct their part in their own login (spec 3 section 2.9): said by name, without what was refused. */
export function QuemCorrige({ resumo: { pessoas } }: DoResumo) {
  const fiadores = pessoas.filter(({ tipoPessoa, reprovado }) => tipoPessoa !== 'estudante' && reprovado);
  return fiadores.map(({ tipoPessoa, nome, pendencias }) => (
    <Aviso key={tipoPessoa} tom="informacao" titulo={oQueTem(primeiroNome(nome), pendencias)}>
      {`${primeiroNome(nome)} corrige a própria parte no portal do fiador, com a própria conta. Você não vê esses dados. Se preferir, troque de fiador.`}
    </Aviso>
  ));
}

function oQueTem(nome: string, pendencias: number): string {
  if (pendencias === 0) return `${nome} precisa corrigir a própria parte`;
  return pendencias === 1
    ? `${nome} tem 1 coisa para corrigir`
    : `${nome} tem ${pendencias} coisas para corrigir`;
}
