/** The counts of the rejected page, what each person does about them, and the one button that sends. */
import type { ResumoDaCorrecao } from '@credito/api/pendencia.rotas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { contagemEmPalavras } from '@credito/domain/pendencia/grupos';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { useLocation } from 'wouter';
import { useArquivosACaminho } from '../../../envio/arquivos-a-caminho.tsx';
import { enviarCorrecoes } from '../../../solicitacao/pendencias.queries.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvioSemCampos } from '../../../wizard/use-envio.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import estilos from './correcao-da-reprovada.module.css';

export function AcoesDaCorrecao({
  solicitacaoId,
  resumo,
}: {
  solicitacaoId: number;
  resumo: ResumoDaCorrecao | undefined;
}) {
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const envio = useEnvioSemCampos();
  const espera = useArquivosACaminho(solicitacaoId);
  if (!resumo) return <Esqueleto forma="texto" />;
  const { entrada, correcao, completa, podeGerenciarFiadores, pessoas } = resumo;
  const minhas = pessoas.find(({ tipoPessoa }) => tipoPessoa === 'estudante');
  const naoEnviada = correcao !== null && correcao.enviadaEm === null;
  const prontaParaEnviar = completa && (naoEnviada || !minhas?.reprovado);

  async function enviar() {
    const { pagina } = await enviarCorrecoes(solicitacaoId);
    irDaqui(pagina, { replace: true });
  }

  return (
    <div className={estilos.pilha}>
      {naoEnviada ? (
        <Aviso tom="atencao" titulo="Correção feita, mas ainda não enviada">
          {`Última mudança em ${formatarMomento(new Date(correcao.alteradaEm))}. ${completa ? 'Está tudo pronto: envie para a análise continuar.' : 'Termine o que falta e envie.'}`}
        </Aviso>
      ) : null}
      {prontaParaEnviar ? espera.aviso : null}
      {prontaParaEnviar ? (
        <Botao
          largo
          carregando={envio.enviando}
          textoCarregando="Enviando…"
          onClick={() => {
            if (!espera.segura()) void envio.enviar(enviar);
          }}
        >
          Enviar correções
        </Botao>
      ) : null}
      {entrada === '/pendencias' && minhas?.reprovado ? (
        <Botao largo variante={prontaParaEnviar ? 'secundario' : 'primario'} onClick={() => navegar(entrada)}>
          {prontaParaEnviar
            ? 'Rever a correção'
            : naoEnviada
              ? 'Continuar a correção'
              : minhas.pendencias === 1
                ? 'Corrigir pendência'
                : 'Corrigir pendências'}
        </Botao>
      ) : null}
      {entrada === '/selecao-de-fiador' ? (
        <Botao largo onClick={() => navegar(`${entrada}?reprovados=S`)}>
          Corrigir pendências
        </Botao>
      ) : null}
      {podeGerenciarFiadores ? (
        <Botao largo variante="discreto" onClick={() => navegar('/selecao-de-fiador')}>
          Gerenciar fiadores
        </Botao>
      ) : null}
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </div>
  );
}

const POSSUI: Readonly<Record<TipoPessoa, string>> = {
  estudante: 'Você possui:',
  fiador: 'Fiador possui:',
  fiador2: 'Segundo fiador possui:',
};

/** "Você possui: 2 pendências" and whose login each of them is corrected in (spec 3 section 2.9). */
export function QuemCorrige({ resumo: { pessoas } }: { resumo: ResumoDaCorrecao }) {
  const comPendencias = pessoas.filter(({ pendencias, reprovado }) => pendencias > 0 || reprovado);
  if (comPendencias.length === 0) return null;
  const fiadores = comPendencias.filter(({ tipoPessoa }) => tipoPessoa !== 'estudante');
  return (
    <Cartao titulo="Pendências">
      <div className={estilos.pilha}>
        <dl className={estilos.contagens}>
          {comPendencias.map(({ tipoPessoa, pendencias }) => (
            <div key={tipoPessoa} className={estilos.contagem}>
              <dt>{POSSUI[tipoPessoa]}</dt>
              <dd>{contagemEmPalavras(pendencias)}</dd>
            </div>
          ))}
        </dl>
        {fiadores.map(({ tipoPessoa, nome }) => (
          <Aviso
            key={tipoPessoa}
            tom="informacao"
          >{`A parte de ${nome} foi reprovada conforme o regulamento, e só ${nome} pode corrigir, entrando no portal do fiador com a própria conta. Você não vê nem altera essas pendências.`}</Aviso>
        ))}
      </div>
    </Cartao>
  );
}
