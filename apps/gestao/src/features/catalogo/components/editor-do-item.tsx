/** One form for every kind of entry: its fields, from when on, and what it said before. */
import { ErroDeApi } from '@credito/api/cliente';
import type { ItemCompleto } from '@credito/api/gestao-catalogo.rotas';
import { type CampoDoCatalogo as Campo, camposVisiveis } from '@credito/domain/catalogo/campos';
import { CATALOGO_ADMINISTRADO, type Entidade, errosDoItem } from '@credito/domain/catalogo/entidades';
import { PARTES_DO_TEXTO } from '@credito/domain/mensagem/texto-do-modelo';
import { isChaveDeTexto } from '@credito/domain/mensagem/textos';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { type FormEvent, useRef, useState } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { useSalvarItem } from '../catalogo.queries.ts';
import { doDigitado, paraODigitado } from '../digitado.ts';
import type { Opcoes } from '../valor-em-palavras.ts';
import { CampoDoCatalogo, type Digitado } from './campo-do-catalogo.tsx';
import estilos from './editor-do-item.module.css';
import { PreviaDaMensagem } from './previa-da-mensagem.tsx';

export function EditorDoItem({
  entidade,
  item,
  opcoes,
  aoSalvar,
}: {
  entidade: Entidade;
  /** Null: a new entry. */
  item: ItemCompleto | null;
  opcoes: Opcoes;
  aoSalvar: (chave: string) => void;
}) {
  const { campos, efeito } = CATALOGO_ADMINISTRADO[entidade];
  const formulario = useRef<HTMLFormElement>(null);
  const [digitado, setDigitado] = useState<Digitado>(() =>
    paraODigitado(campos, item?.conteudo ?? { ativo: true }),
  );
  const [vigenteDe, setVigenteDe] = useState('');
  const [tentou, setTentou] = useState(false);
  const salvar = useSalvarItem(entidade, aoSalvar);
  const conteudo = doDigitado(campos, digitado);
  const chave = item?.chave ?? null;
  const erros = tentou ? errosDoItem(entidade, conteudo, chave) : [];
  const doServidor = salvar.error instanceof ErroDeApi ? (salvar.error.problema?.campos ?? []) : [];
  const erroDe = (nome: string) =>
    erros.find(({ campo }) => campo === nome)?.mensagem ??
    doServidor.find(({ campo }) => campo === nome)?.mensagem;

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    setTentou(true);
    if (salvar.isPending) return;
    if (errosDoItem(entidade, conteudo, chave).length > 0) {
      requestAnimationFrame(() =>
        formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    salvar.mutate({
      chave,
      conteudo,
      vigenteDe: vigenteDe === '' ? null : vigenteDe,
      numero: item?.numero ?? 0,
    });
  }

  return (
    <form ref={formulario} className={estilos.formulario} onSubmit={enviar} noValidate>
      {salvar.isError ? (
        <Aviso tom="erro" aoVivo>
          {mensagemDoErro(salvar.error)}
        </Aviso>
      ) : null}
      {porGrupo(camposVisiveis(campos, conteudo).filter(({ oculto }) => !oculto)).map(
        ({ grupo, doGrupo }) => {
          const desenhados = doGrupo.map((campo) => (
            <CampoDoCatalogo
              key={campo.nome}
              campo={campo}
              valor={digitado[campo.nome]}
              erro={erroDe(campo.nome)}
              travado={item !== null && campo.fixo === true}
              opcoes={campo.opcoes ?? opcoes[campo.nome] ?? []}
              aoMudar={(valor) => setDigitado((antes) => ({ ...antes, [campo.nome]: valor }))}
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
        dica="Vazio: a partir de agora."
        value={vigenteDe}
        erro={erroDe('vigenteDe')}
        onChange={({ currentTarget }) => setVigenteDe(currentTarget.value)}
      />
      <p className={estilos.efeito}>{efeito}</p>
      {entidade === 'modelo' && chave !== null && isChaveDeTexto(chave) ? (
        <PreviaDaMensagem
          chave={chave}
          conteudo={conteudo}
          aoRestaurar={(padrao) =>
            setDigitado((antes) => ({
              ...antes,
              ...Object.fromEntries(PARTES_DO_TEXTO.map((parte) => [parte, padrao[parte] ?? ''])),
            }))
          }
        />
      ) : null}
      <div>
        <Botao type="submit" carregando={salvar.isPending}>
          {item ? 'Salvar nova versão' : 'Criar'}
        </Botao>
      </div>
    </form>
  );
}

/** Neighbours of one group together, in the order of the fields. */
function porGrupo(campos: readonly Campo[]): ReadonlyArray<{ grupo: string; doGrupo: readonly Campo[] }> {
  const nomes = [...new Set(campos.map(({ grupo }) => grupo ?? ''))];
  return nomes.map((grupo) => ({ grupo, doGrupo: campos.filter((campo) => (campo.grupo ?? '') === grupo) }));
}
