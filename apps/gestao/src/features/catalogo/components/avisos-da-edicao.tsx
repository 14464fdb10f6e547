/** What the author should know before saving: somebody else saved, or a later day already says something else. */

import type { ItemCompleto } from '@credito/api/gestao-catalogo.rotas';
import { type CampoDoCatalogo, type Conteudo, rotuloDoCampo } from '@credito/domain/catalogo/campos';
import { nomesMudados } from '@credito/domain/catalogo/mudancas';
import { formatarData, formatarMomento } from '@credito/domain/tempo/data';
import { porCodigo } from '@credito/domain/texto/ordem';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { useEffect, useRef } from 'react';
import { paraODigitado } from '../digitado.ts';
import type { DeOutraPessoa } from '../edicao.ts';
import { type Opcoes, valorEmPalavras } from '../valor-em-palavras.ts';
import type { Digitado } from './campo-do-catalogo.tsx';

const emLista = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

export function AvisoDeOutraPessoa({
  campos,
  de: { autor, em, trazidos, disputados },
  base,
  opcoes,
}: {
  campos: readonly CampoDoCatalogo[];
  de: DeOutraPessoa;
  base: ItemCompleto;
  opcoes: Opcoes;
}) {
  const rotulos = (nomes: readonly string[]) =>
    emLista.format(
      campos
        .filter(({ nome, oculto }) => !oculto && nomes.includes(nome))
        .map((campo) => rotuloDoCampo(campo, base.conteudo)),
    );
  const caixa = useRef<HTMLDivElement>(null);
  // The button that was pressed is a whole form below.
  useEffect(() => caixa.current?.focus(), []);
  return (
    <div ref={caixa} tabIndex={-1}>
      <Aviso tom="atencao" titulo={`${autor} salvou outra versão em ${formatarMomento(new Date(em))}`}>
        <p>
          {`O que você escreveu continua aqui.${trazidos.length > 0 ? ` Trouxemos o que a outra pessoa mudou: ${rotulos(trazidos)}.` : ''}${disputados.length > 0 ? ' Vocês mudaram a mesma coisa:' : ' Confira e salve de novo.'}`}
        </p>
        {disputados.length > 0 ? (
          <>
            <ul>
              {campos
                .filter(({ nome }) => disputados.includes(nome))
                .map((campo) => (
                  <li key={campo.nome}>
                    <span>{`${rotuloDoCampo(campo, base.conteudo)}: a outra pessoa pôs `}</span>
                    <strong>{valorEmPalavras(campo, base.conteudo[campo.nome], opcoes)}</strong>
                  </li>
                ))}
            </ul>
            <p>Se você salvar, fica o que está no formulário.</p>
          </>
        ) : null}
      </Aviso>
    </div>
  );
}

/** Fields that were not touched, and that on the chosen day will already say something else. */
export function AvisoDeAgendada({
  campos,
  base,
  versoes,
  conteudo,
  vigenteDe,
  opcoes,
  aoManter,
}: {
  campos: readonly CampoDoCatalogo[];
  base: ItemCompleto;
  versoes: ItemCompleto['versoes'];
  conteudo: Conteudo;
  /** A day, or empty for now. */
  vigenteDe: string;
  opcoes: Opcoes;
  aoManter: (valores: Digitado) => void;
}) {
  const agendadas = versoes
    .filter(({ situacao }) => situacao === 'agendada')
    .sort((a, b) => porCodigo(a.vigenteDe, b.vigenteDe) || a.numero - b.numero);
  const [proxima] = agendadas;
  if (!proxima) return null;
  const ate = agendadas.findLast((versao) => diaDe(versao.vigenteDe) <= vigenteDe);
  if (!ate)
    return (
      <Aviso>{`Há uma versão agendada para ${formatarData(diaDe(proxima.vigenteDe))}. O que você mudar antes desse dia entra nela também, menos o que ela mesma muda.`}</Aviso>
    );
  const mudam = nomesMudados(base.conteudo, ate.conteudo);
  const tocados = nomesMudados(base.conteudo, conteudo);
  const voltam = campos.filter(({ nome }) => mudam.includes(nome) && !tocados.includes(nome));
  if (voltam.length === 0) return null;
  const doDia = paraODigitado(campos, ate.conteudo);
  return (
    <Aviso
      tom="atencao"
      aoVivo
      titulo={`Em ${formatarData(diaDe(ate.vigenteDe))} já vale outra versão, agendada por ${ate.autor}`}
      acao={
        <Botao
          variante="secundario"
          compacto
          onClick={() => aoManter(Object.fromEntries(voltam.map(({ nome }) => [nome, doDia[nome] ?? ''])))}
        >
          Manter o que está agendado
        </Botao>
      }
    >
      <p>Se você salvar assim, volta a ser como é hoje:</p>
      <ul>
        {voltam.map((campo) => (
          <li key={campo.nome}>
            {`${rotuloDoCampo(campo, base.conteudo)}: de ${valorEmPalavras(campo, ate.conteudo[campo.nome], opcoes)} para ${valorEmPalavras(campo, base.conteudo[campo.nome], opcoes)}`}
          </li>
        ))}
      </ul>
    </Aviso>
  );
}

/** Versions begin at midnight in São Paulo, three hours behind. */
const diaDe = (vigenteDe: string) => vigenteDe.slice(0, 10);
