/** One form for every kind of entry: its fields and from when on; beside it, how it looks and what it said before. */

import type { ItemCompleto } from '@credito/api/gestao-catalogo.rotas';
import { type CampoDoCatalogo as Campo, camposVisiveis } from '@credito/domain/catalogo/campos';
import { CATALOGO_ADMINISTRADO, type Entidade, errosDoItem } from '@credito/domain/catalogo/entidades';
import { PARTES_DO_TEXTO } from '@credito/domain/mensagem/texto-do-modelo';
import { isChaveDeTexto } from '@credito/domain/mensagem/textos';
import { Aviso } from '@credito/ui/aviso/aviso';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { useSalvarItem } from '../catalogo.queries.ts';
import { useEdicao } from '../edicao.ts';
import type { Opcoes } from '../valor-em-palavras.ts';
import { AvisoDeAgendada, AvisoDeOutraPessoa } from './avisos-da-edicao.tsx';
import { CampoDoCatalogo } from './campo-do-catalogo.tsx';
import estilos from './editor-do-item.module.css';
import { EfeitoDasRegras } from './efeito-das-regras.tsx';
import { PreviaDaMensagem } from './previa-da-mensagem.tsx';

export function EditorDoItem({
  entidade,
  item,
  opcoes,
  aoSalvar,
  children,
}: {
  entidade: Entidade;
  /** Null: a new entry. */
  item: ItemCompleto | null;
  opcoes: Opcoes;
  aoSalvar?: (chave: string) => void;
  /** What stands beside the form. */
  children?: Blocos;
}) {
  const { campos, efeito } = CATALOGO_ADMINISTRADO[entidade];
  const formulario = useRef<HTMLFormElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const { edicao, conteudo, retomada, mudar, datar, trazer, recomecar } = useEdicao(entidade, item);
  const { base, digitado, vigenteDe, deOutraPessoa } = edicao;
  const [tentou, setTentou] = useState(false);
  const salvar = useSalvarItem(entidade, {
    aoSalvar: (salvo) => {
      setTentou(false);
      recomecar(item === null ? null : salvo);
      aoSalvar?.(salvo.chave);
    },
    aoEncontrarOutra: trazer,
  });
  const chave = base?.chave ?? null;
  const erros = tentou ? errosDoItem(entidade, conteudo, chave) : [];
  const recusas = useRecusas<Record<string, unknown>>(salvar.error, { ...digitado, vigenteDe });
  const erroDe = (nome: string) => erros.find(({ campo }) => campo === nome)?.mensagem ?? recusas.de(nome);
  useEffect(() => {
    if (salvar.isError) focarPrimeiroErro(formulario.current);
  }, [salvar.isError, focarPrimeiroErro]);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    setTentou(true);
    if (salvar.isPending) return;
    if (errosDoItem(entidade, conteudo, chave).length > 0) {
      salvar.reset();
      focarPrimeiroErro(formulario.current);
      return;
    }
    salvar.mutate({
      chave,
      conteudo,
      vigenteDe: vigenteDe === '' ? null : vigenteDe,
      numero: base?.numero ?? 0,
    });
  }

  return (
    <div className={estilos.lados}>
      <form ref={formulario} className={estilos.formulario} onSubmit={enviar} noValidate>
        {deOutraPessoa && base ? (
          <AvisoDeOutraPessoa
            key={deOutraPessoa.em}
            campos={campos}
            de={deOutraPessoa}
            base={base}
            opcoes={opcoes}
          />
        ) : retomada ? (
          <Aviso
            acao={
              <Botao variante="secundario" compacto onClick={() => recomecar(item)}>
                Descartar
              </Botao>
            }
          >
            Você tinha começado a escrever aqui e não salvou.
          </Aviso>
        ) : null}
        {porGrupo(camposVisiveis(campos, conteudo).filter(({ oculto }) => !oculto)).map(
          ({ grupo, doGrupo }) => {
            const desenhados = doGrupo.map((campo) => (
              <CampoDoCatalogo
                key={campo.nome}
                campo={campo}
                conteudo={conteudo}
                valor={digitado[campo.nome]}
                erro={erroDe(campo.nome)}
                travado={base !== null && campo.fixo === true}
                opcoes={campo.opcoes ?? opcoes[campo.nome] ?? []}
                aoMudar={(valor) => mudar({ [campo.nome]: valor })}
              />
            ));
            return grupo === '' ? (
              desenhados
            ) : (
              <fieldset key={grupo} className={estilos.grupo}>
                <legend>{grupo}</legend>
                {desenhados}
              </fieldset>
            );
          },
        )}
        <CampoTexto
          rotulo="Vale a partir de"
          type="date"
          opcional
          dica="Se ficar vazio, vale assim que você salvar."
          value={vigenteDe}
          erro={erroDe('vigenteDe')}
          onChange={({ currentTarget }) => datar(currentTarget.value)}
        />
        {base ? (
          <AvisoDeAgendada
            campos={campos}
            base={base}
            versoes={item?.versoes ?? base.versoes}
            conteudo={conteudo}
            vigenteDe={vigenteDe}
            opcoes={opcoes}
            aoManter={mudar}
          />
        ) : null}
        <p className={estilos.efeito}>{efeito}</p>
        {recusas.geral || recusas.restam ? (
          <Aviso tom="erro" aoVivo>
            {mensagemDoErro(salvar.error)}
          </Aviso>
        ) : null}
        <div>
          <Botao type="submit" carregando={salvar.isPending}>
            {base ? 'Salvar nova versão' : 'Criar'}
          </Botao>
        </div>
      </form>
      <div className={estilos.lado}>
        {entidade === 'modelo' && chave !== null && isChaveDeTexto(chave) ? (
          <PreviaDaMensagem
            chave={chave}
            conteudo={conteudo}
            aoRestaurar={(padrao) =>
              mudar(Object.fromEntries(PARTES_DO_TEXTO.map((parte) => [parte, padrao[parte] ?? ''])))
            }
          />
        ) : null}
        {entidade === 'regras-do-programa' ? (
          <EfeitoDasRegras antes={base?.conteudo ?? null} depois={conteudo} />
        ) : null}
        {children}
      </div>
    </div>
  );
}

/** Neighbours of one group together, in the order of the fields. */
function porGrupo(campos: readonly Campo[]): ReadonlyArray<{ grupo: string; doGrupo: readonly Campo[] }> {
  const nomes = [...new Set(campos.map(({ grupo }) => grupo ?? ''))];
  return nomes.map((grupo) => ({ grupo, doGrupo: campos.filter((campo) => (campo.grupo ?? '') === grupo) }));
}
