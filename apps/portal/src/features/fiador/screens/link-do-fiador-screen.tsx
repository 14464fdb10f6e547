import type { FiadorDoEstudante, FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import { foraDoSilencio } from '@credito/domain/mensagem/silencio';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useRouter, useSearchParams } from 'wouter';
import { CompartilharLink } from '../components/compartilhar-link.tsx';
import { Noticia } from '../components/noticia.tsx';
import { UmFiador } from '../components/um-fiador.tsx';
import estilos from '../fiador.module.css';
import { enviarConvite, renovarLink } from '../fiador.queries.ts';
import { useAcao } from '../use-acao.tsx';

/**
 * The link of an invitation (spec 2 section 2.7): after inviting, between the basic data and the rest when the student
 * fills in, as the confirmation of a swap, and again whenever the acceptance is missing.
 */
export function LinkDoFiadorScreen() {
  return <UmFiador>{(fiador, fiadores) => <LinkDoFiador fiador={fiador} fiadores={fiadores} />}</UmFiador>;
}

interface LinkDoFiadorProps {
  fiador: FiadorDoEstudante;
  fiadores: FiadoresDaSolicitacao;
}

function LinkDoFiador({ fiador, fiadores }: LinkDoFiadorProps) {
  const [, navegar] = useLocation();
  const [busca] = useSearchParams();
  const [feito, setFeito] = useState<'enviado' | 'novo-link' | null>(null);
  const acao = useAcao({ aoAtualizar: () => navegar('/inicio') });
  const { pessoaId, nome, convite, contato, preenchidoPor, situacao, tipoPessoa } = fiador;
  const faltaPreencher = estudantePreenche(fiador);
  const naTroca = busca.get('troca') === 'S';
  return (
    <Pagina
      titulo={tituloDoLink(fiador, naTroca)}
      dica={dicaDoLink(fiador)}
      aoVoltar={() => navegar('/selecao-de-fiador')}
    >
      {convite ? (
        <>
          {convite.enviadoEm ? (
            <AvisoDoEnvio nome={nome} enviadoEm={new Date(convite.enviadoEm)} agora={feito === 'enviado'} />
          ) : null}
          {feito === 'novo-link' ? (
            <Noticia tom="informacao">Este é o novo link. O anterior deixou de funcionar.</Noticia>
          ) : null}
          <Cartao>
            <CompartilharLink
              versao={
                preenchidoPor === 'estudante' || situacao === 'aguardando-aceite' ? 'reenvio' : 'convite'
              }
              nome={nome}
              link={convite.link}
              email={contato?.email ?? null}
              discreto={faltaPreencher}
            />
          </Cartao>
        </>
      ) : null}
      {fiadores.convemSegundo ? (
        <Aviso tom="atencao" titulo="A renda informada está abaixo do mínimo">
          Você pode continuar, mas com um segundo fiador a chance de aprovação aumenta.
        </Aviso>
      ) : null}
      <div className={estilos.acoes}>
        {convite && !convite.enviadoEm ? (
          <Botao
            largo
            variante="secundario"
            icone={<Send />}
            carregando={acao.ocupada}
            onClick={async () => {
              await acao.executar(() => enviarConvite(convite.codFiador));
              setFeito('enviado');
            }}
          >
            Pedir que a gente envie por e-mail e mensagem
          </Botao>
        ) : null}
        {faltaPreencher ? (
          <Botao largo onClick={() => navegar(`/dados-pessoais-fiador/${tipoPessoa}`)}>
            {`Preencher os dados de ${primeiroNome(nome)}`}
          </Botao>
        ) : null}
        <Botao
          largo
          variante={convite ? 'secundario' : 'primario'}
          onClick={() => navegar('/selecao-de-fiador')}
        >
          Ver os fiadores
        </Botao>
        {fiadores.convemSegundo ? (
          <Botao largo variante="secundario" onClick={() => navegar('/dados-pessoais-fiador')}>
            Quero incluir mais um fiador
          </Botao>
        ) : null}
        {naTroca ? <LinkDeAjuda /> : null}
        {convite ? (
          <Botao
            variante="discreto"
            largo
            carregando={acao.ocupada}
            onClick={async () => {
              if (await acao.executar(() => renovarLink(pessoaId))) setFeito('novo-link');
            }}
          >
            Enviei para a pessoa errada: criar outro link
          </Botao>
        ) : null}
      </div>
      {acao.dialogos}
    </Pagina>
  );
}

function tituloDoLink(fiador: FiadorDoEstudante, naTroca: boolean): string {
  const { nome, convite } = fiador;
  if (naTroca) return `Fiador trocado: agora é ${primeiroNome(nome)}`;
  if (estudantePreenche(fiador)) return `Preencha os dados de ${primeiroNome(nome)}`;
  if (soFaltaOAceite(fiador)) return `Falta só o aceite de ${primeiroNome(nome)}`;
  return convite?.enviadoEm ? 'Convite enviado' : `Envie o link para ${primeiroNome(nome)}`;
}

function dicaDoLink(fiador: FiadorDoEstudante): string {
  const nome = primeiroNome(fiador.nome);
  if (fiador.aceitou) return `${nome} já aceitou: não precisa mais do link.`;
  const deQuem = `O link é só de ${nome}: abre com o CPF que você informou.`;
  if (estudantePreenche(fiador))
    return `Primeiro, preencha os dados de ${nome}; o link é para depois. Quem aceita antes passa a preencher a própria parte, e você deixa de ver o que já tinha preenchido. ${deQuem}`;
  return soFaltaOAceite(fiador)
    ? `Os dados e documentos de ${nome} estão completos. ${nome} abre o link, entra com a própria conta e aceita. ${deQuem}`
    : deQuem;
}

/** The acceptance would end it: from then on only the guarantor enters and sees the answers. */
function estudantePreenche({ preenchidoPor, percentual, aceitou }: FiadorDoEstudante): boolean {
  return preenchidoPor === 'estudante' && percentual < 100 && !aceitou;
}

/** The student filled in everything; nobody can accept in the guarantor's place. */
function soFaltaOAceite({ preenchidoPor, percentual, aceitou }: FiadorDoEstudante): boolean {
  return preenchidoPor === 'estudante' && percentual === 100 && !aceitou;
}

/** The e-mail leaves at once; what rings waits for the morning. */
function AvisoDoEnvio({ nome, enviadoEm, agora }: { nome: string; enviadoEm: Date; agora: boolean }) {
  const toca = foraDoSilencio(enviadoEm);
  const texto =
    toca > enviadoEm
      ? `Enviamos o convite por e-mail para ${nome}. A mensagem no celular sai em ${formatarMomento(toca)}.`
      : `Enviamos o convite por e-mail e por mensagem para ${nome}.`;
  const Caixa = agora ? Noticia : Aviso;
  return <Caixa tom="sucesso">{`${texto} Se quiser, envie você também:`}</Caixa>;
}

/** In another tab: nothing of what is being done here is left. */
function LinkDeAjuda() {
  const { base } = useRouter();
  return (
    <LinkBotao variante="discreto" largo href={`${base}/ajuda`} target="_blank" rel="noreferrer">
      Preciso de ajuda
    </LinkBotao>
  );
}
