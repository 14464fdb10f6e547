import type { PessoaDaMesa } from '@credito/api/gestao-mesa.rotas';
import {
  type EscolhaDeMotivos,
  motivosDaEscolha,
  type motivosPara,
  semExplicacao,
} from '@credito/domain/gestao/motivos';
import { MINIMO_DA_NOTA } from '@credito/domain/gestao/sinais';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { caracteresVisiveis, textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { Caixa } from '@credito/ui/caixa/caixa';
import { GrupoDeCampos, MensagemDeErro } from '@credito/ui/campo/campo';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { Selecao } from '@credito/ui/selecao/selecao';
import { useId, useRef, useState } from 'react';
import { Tecla } from '../../../atalhos/tecla.tsx';
import { useAtalhos } from '../../../atalhos/use-atalhos.ts';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { ExplicacoesDosMotivos } from '../../../tela/explicacoes-dos-motivos.tsx';
import type { MotivoDaDecisao } from '../mesa.queries.ts';
import { LISTAS_DE_PEDIDOS, pedidosDoMotivo } from '../pedidos-do-motivo.ts';
import estilos from './dialogo-de-motivos.module.css';

export interface DialogoDeMotivosProps {
  titulo: string;
  /** What the decision will do, and what is already part of it. */
  children?: Blocos;
  motivos: ReturnType<typeof motivosPara>;
  /** At least one reason must be chosen here. */
  obrigatorio: boolean;
  /** Of several people, whoever the reasons are for is asked. */
  pessoas?: ReadonlyArray<
    { tipoPessoa: TipoPessoa; nome: string } & Partial<Pick<PessoaDaMesa, 'corrigiveis' | 'podemFaltar'>>
  >;
  confirmar: string;
  perigo?: boolean;
  /** Keeps what is being chosen and explained under this name until it is sent. */
  rascunho: string;
  /** What was chosen before, when it is changed. */
  inicial?: EscolhaDeMotivos;
  /** What people will read, for the reasons as they are chosen now. */
  previa?: (motivos: MotivoDaDecisao[]) => Blocos;
  carregando: boolean;
  /** The second argument is called once it is done: the explanation need not be kept any longer. */
  aoConfirmar: (motivos: MotivoDaDecisao[], aoConcluir: () => void, nota?: string) => void;
  /** What cannot be undone is said once more, and confirmed by a second press. */
  semVolta?: string;
  /** Why it is done all the same: for the team alone. */
  pedeNota?: boolean;
  aoFechar: () => void;
}

interface Rascunho extends EscolhaDeMotivos {
  para?: TipoPessoa;
  nota?: string;
  /** What the reasons name: rows of the person's plan, and document types. */
  pedidos?: readonly string[];
}

/** Reasons by number keys, a text where one is needed, Enter to confirm. */
export function DialogoDeMotivos({
  titulo,
  children,
  motivos,
  obrigatorio,
  pessoas = [],
  confirmar,
  perigo,
  rascunho,
  inicial = { codigos: [], textos: {} },
  previa,
  carregando,
  aoConfirmar,
  aoFechar,
  pedeNota = false,
  semVolta,
}: DialogoDeMotivosProps) {
  const { valores, mudar, apagar } = useRascunho<Rascunho>(rascunho, inicial);
  const escritos = motivosDaEscolha(motivos, valores);
  const escolhidos = new Set(escritos.map(({ codigo }) => codigo));
  const para =
    pessoas.find(({ tipoPessoa }) => tipoPessoa === valores.para)?.tipoPessoa ?? pessoas[0]?.tipoPessoa;
  const pessoa = pessoas.find(({ tipoPessoa }) => tipoPessoa === para);
  const listas = LISTAS_DE_PEDIDOS.flatMap(({ codigo, legenda, itens }) =>
    escolhidos.has(codigo) && pessoa ? [{ codigo, legenda, itens: itens(pessoa) }] : [],
  ).filter(({ itens }) => itens.length > 0);
  const pedidos = (valores.pedidos ?? []).filter((pedido) =>
    listas.some(({ itens }) => itens.some(({ id }) => id === pedido)),
  );
  const faltaPedido = listas.find(({ itens }) => itens.every(({ id }) => !pedidos.includes(id)));
  const [tentou, setTentou] = useState(false);
  const [confirmando, setConfirmando] = useState(false);
  const corpo = useRef<HTMLDivElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const idDoErro = useId();
  const faltaMotivo = obrigatorio && escolhidos.size === 0;
  const semTexto = semExplicacao(motivos, valores);
  const faltaTexto = semTexto.length > 0;

  const nota = valores.nota ?? '';
  const faltaNota = pedeNota && caracteresVisiveis(nota) < MINIMO_DA_NOTA;

  const erroDosMotivos = tentou && faltaMotivo;

  function alternar(codigo: string) {
    const novos = new Set(escolhidos);
    if (!novos.delete(codigo)) novos.add(codigo);
    mudar({ codigos: [...novos] });
  }

  const dados = escritos.map((motivo) => ({
    ...motivo,
    ...(para ? { tipoPessoa: para } : {}),
    ...pedidosDoMotivo(motivo.codigo, pessoa, pedidos),
  }));

  function enviar() {
    setTentou(true);
    const falta = faltaMotivo || faltaTexto || faltaNota || faltaPedido !== undefined;
    if (falta) focarPrimeiroErro(corpo.current);
    if (falta || carregando) return;
    if (semVolta && !confirmando) {
      setConfirmando(true);
      return;
    }
    aoConfirmar(dados, apagar, pedeNota ? textoLimpo(nota) : undefined);
  }

  const numeros = Object.fromEntries(
    motivos.slice(0, 9).map(({ codigo }, indice) => [String(indice + 1), () => alternar(codigo)]),
  );
  useAtalhos({ ...numeros, enter: enviar }, { noDialogo: true });

  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={titulo}
      largo={motivos.length > 4}
      acoes={
        <ConfirmarOuCancelar
          aoCancelar={aoFechar}
          variante={perigo ? 'perigo' : 'primario'}
          carregando={carregando}
          onClick={enviar}
        >
          <span>{confirmando ? `Sim, ${confirmar.toLowerCase()}` : confirmar}</span>
          <Tecla>↵</Tecla>
        </ConfirmarOuCancelar>
      }
    >
      <div className={estilos.corpo} ref={corpo}>
        {children}
        {motivos.length > 0 ? (
          <fieldset
            className={estilos.motivos}
            data-erro={erroDosMotivos ? '' : undefined}
            aria-describedby={erroDosMotivos ? idDoErro : undefined}
          >
            <legend>{`Motivos que a pessoa vai ler${obrigatorio ? '' : ' (opcional)'}`}</legend>
            <div className={estilos.opcoes}>
              {motivos.map(({ codigo, rotulo }, indice) => (
                <Caixa
                  key={codigo}
                  rotulo={
                    <>
                      <span>{rotulo}</span>
                      {indice < 9 ? <Tecla>{String(indice + 1)}</Tecla> : null}
                    </>
                  }
                  checked={escolhidos.has(codigo)}
                  onChange={() => alternar(codigo)}
                />
              ))}
            </div>
            {erroDosMotivos ? (
              <MensagemDeErro id={idDoErro}>Escolha ao menos um motivo.</MensagemDeErro>
            ) : null}
          </fieldset>
        ) : null}
        {escolhidos.size > 0 && pessoas.length > 1 ? (
          <Selecao
            rotulo="Para quem são os motivos"
            opcoes={pessoas.map(({ tipoPessoa, nome }) => ({ valor: tipoPessoa, texto: nome }))}
            value={para}
            onChange={(evento) => mudar({ para: evento.currentTarget.value as TipoPessoa })}
          />
        ) : null}
        {listas.map(({ codigo, legenda, itens }) => (
          <GrupoDeCampos
            key={codigo}
            rotulo={legenda}
            erro={tentou && faltaPedido?.codigo === codigo ? 'Escolha ao menos um.' : undefined}
          >
            <div className={estilos.opcoes}>
              {itens.map(({ id, rotulo }) => (
                <Caixa
                  key={id}
                  rotulo={rotulo}
                  checked={pedidos.includes(id)}
                  onChange={() =>
                    mudar({
                      pedidos: pedidos.includes(id) ? pedidos.filter((um) => um !== id) : [...pedidos, id],
                    })
                  }
                />
              ))}
            </div>
          </GrupoDeCampos>
        ))}
        <ExplicacoesDosMotivos
          motivos={motivos.filter(({ codigo }) => escolhidos.has(codigo))}
          textos={valores.textos}
          faltam={tentou ? semTexto : []}
          aoEscrever={(textos) => mudar({ textos })}
        />
        {pedeNota ? (
          <AreaDeTexto
            rotulo="Por que aprovar assim mesmo?"
            dica="Nota interna: só a equipe lê."
            rows={3}
            maxLength={1000}
            value={nota}
            onChange={(evento) => mudar({ nota: evento.currentTarget.value })}
            erro={tentou && faltaNota ? `Explique com ao menos ${MINIMO_DA_NOTA} caracteres.` : undefined}
          />
        ) : null}
        {confirmando && semVolta ? (
          <Aviso tom="atencao" aoVivo titulo="Confirme">
            {semVolta}
          </Aviso>
        ) : null}
        {previa && !faltaMotivo && !faltaTexto && !faltaPedido ? previa(dados) : null}
      </div>
    </Dialogo>
  );
}
