import type { Conteudo } from '@credito/domain/catalogo/campos';
import { tamanhoDoSms } from '@credito/domain/mensagem/sms';
import type { TextoDoModelo } from '@credito/domain/mensagem/texto-do-modelo';
import {
  type ChaveDeTexto,
  errosDoTexto,
  fichaDoTexto,
  linhasDe,
  preencher,
  valoresDeExemplo,
} from '@credito/domain/mensagem/textos';
import { VARIAVEIS } from '@credito/domain/mensagem/variaveis';
import { Botao } from '@credito/ui/botao/botao';
import { useProvedor } from '../../../sessao/use-sessao.ts';
import estilos from './previa-da-mensagem.module.css';

/** The message with made-up people in it, as it is being typed; what it may say; and the way back to the original. */
export function PreviaDaMensagem({
  chave,
  conteudo,
  aoRestaurar,
}: {
  chave: ChaveDeTexto;
  conteudo: Conteudo;
  aoRestaurar: (padrao: TextoDoModelo) => void;
}) {
  const { nome } = useProvedor();
  const { padrao, variaveis } = fichaDoTexto(chave);
  const texto = conteudo as TextoDoModelo;
  const valores = valoresDeExemplo(chave);
  const escrever = (parte: string | null | undefined) => preencher(parte ?? '', valores);
  const curta = `${nome}: ${escrever(texto.curta)}`;
  return (
    <section className={estilos.previa} aria-label="Como fica">
      <h2>Como fica</h2>
      {errosDoTexto(chave, texto).length > 0 ? (
        <p className={estilos.suave}>Há algo a acertar no texto. A prévia mostra o que já dá para ler.</p>
      ) : null}
      {padrao.assunto === undefined ? null : (
        <article className={estilos.papel}>
          <p className={estilos.assunto}>{`${nome}: ${escrever(texto.assunto)}`}</p>
          <h3>{escrever(texto.titulo || texto.assunto)}</h3>
          {comChave(linhasDe(texto.paragrafos)).map(({ id, linha }) => (
            <p key={id}>{escrever(linha)}</p>
          ))}
          {comChave(linhasDe(texto.observacoes)).map(({ id, linha }) => (
            <p key={id} className={estilos.suave}>
              {escrever(linha)}
            </p>
          ))}
        </article>
      )}
      {padrao.curta === undefined ? null : (
        <>
          <p className={estilos.papel}>
            <span className={estilos.assunto}>SMS ou WhatsApp</span>
            <span>{curta}</span>
          </p>
          <p className={estilos.suave}>{tamanhoEmPalavras(curta)}</p>
        </>
      )}
      {variaveis.length > 0 ? (
        <dl className={estilos.variaveis}>
          {variaveis.map((variavel) => (
            <div key={variavel}>
              <dt>{`{${variavel}}`}</dt>
              <dd>{VARIAVEIS[variavel].rotulo}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={estilos.suave}>Esta mensagem é igual para todas as pessoas.</p>
      )}
      <div>
        <Botao variante="secundario" compacto onClick={() => aoRestaurar(padrao)}>
          Trazer o texto original
        </Botao>
      </div>
    </section>
  );
}

function tamanhoEmPalavras(curta: string): string {
  const { partes } = tamanhoDoSms(curta);
  return partes === 1
    ? 'Com estes exemplos, o SMS ocupa uma parte.'
    : `Com estes exemplos, o SMS ocupa ${partes} partes, e cada uma é cobrada.`;
}

/** The same paragraph may stand twice. */
const comChave = (linhas: readonly string[]) =>
  linhas.map((linha, indice) => ({ id: `${indice} ${linha}`, linha }));
