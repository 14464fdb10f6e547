import type { CampoDoCatalogo as Campo } from '@credito/domain/catalogo/campos';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { MensagemDeErro } from '@credito/ui/campo/campo';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Selecao } from '@credito/ui/selecao/selecao';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { enviarRegulamento } from '../catalogo.queries.ts';
import estilos from './campo-do-catalogo.module.css';

/** What is typed: text for everything that is typed, so that nothing half written is lost. */
export type Digitado = Readonly<Record<string, string | boolean | readonly string[]>>;

export function CampoDoCatalogo({
  campo,
  valor,
  erro,
  travado,
  opcoes,
  aoMudar,
}: {
  campo: Campo;
  valor: Digitado[string] | undefined;
  erro: string | undefined;
  /** Others point to it. */
  travado: boolean;
  opcoes: ReadonlyArray<{ valor: string; texto: string }>;
  aoMudar: (valor: Digitado[string]) => void;
}) {
  const { rotulo, tipo, maximo, opcional } = campo;
  const texto = typeof valor === 'string' ? valor : '';
  const dica = travado ? 'Não muda depois de criado.' : campo.dica;
  const comum = { rotulo, erro, opcional, dica };
  switch (tipo) {
    case 'sim-nao':
      return (
        <Caixa
          rotulo={rotulo}
          checked={valor === true}
          erro={erro}
          onChange={({ currentTarget }) => aoMudar(currentTarget.checked)}
        />
      );
    case 'escolha':
    case 'referencia':
      return (
        <Selecao
          {...comum}
          vazio="Escolha"
          disabled={travado}
          opcoes={opcoes}
          value={texto}
          onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
        />
      );
    case 'varios':
      return (
        <Varios campo={campo} marcados={Array.isArray(valor) ? valor : []} erro={erro} aoMudar={aoMudar} />
      );
    case 'texto-longo':
      return (
        <AreaDeTexto
          {...comum}
          rows={3}
          maxLength={maximo}
          value={texto}
          contagem={maximo ? `${[...texto].length} de ${maximo}` : undefined}
          onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
        />
      );
    case 'regulamento':
      return <Regulamento campo={campo} texto={texto} erro={erro} aoMudar={aoMudar} />;
    default:
      return (
        <CampoTexto
          {...comum}
          dica={tipo === 'dinheiro' ? (dica ?? 'Em reais: 1.234,56') : dica}
          type={tipo === 'data' ? 'date' : 'text'}
          inputMode={tipo === 'inteiro' ? 'numeric' : tipo === 'dinheiro' ? 'decimal' : undefined}
          autoComplete="off"
          readOnly={travado}
          maxLength={maximo}
          value={texto}
          onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
        />
      );
  }
}

function Varios({
  campo,
  marcados,
  erro,
  aoMudar,
}: {
  campo: Campo;
  marcados: readonly string[];
  erro: string | undefined;
  aoMudar: (valor: readonly string[]) => void;
}) {
  return (
    <fieldset className={estilos.varios}>
      <legend>{campo.rotulo}</legend>
      {(campo.opcoes ?? []).map(({ valor, texto }) => (
        <Caixa
          key={valor}
          rotulo={texto}
          checked={marcados.includes(valor)}
          onChange={({ currentTarget }) =>
            aoMudar(
              currentTarget.checked ? [...marcados, valor] : marcados.filter((marcado) => marcado !== valor),
            )
          }
        />
      ))}
      {erro ? <MensagemDeErro>{erro}</MensagemDeErro> : null}
    </fieldset>
  );
}

function Regulamento({
  campo,
  texto,
  erro,
  aoMudar,
}: {
  campo: Campo;
  texto: string;
  erro: string | undefined;
  aoMudar: (valor: string) => void;
}) {
  const entrada = useRef<HTMLInputElement>(null);
  const envio = useMutation({ mutationFn: enviarRegulamento, onSuccess: aoMudar });
  return (
    <div className={estilos.regulamento}>
      <CampoTexto
        rotulo={campo.rotulo}
        opcional={campo.opcional}
        dica="Endereço do PDF, ou envie o arquivo."
        autoComplete="off"
        value={texto}
        erro={envio.isError ? envio.error.message : erro}
        onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
      />
      <div className={estilos.acoes}>
        <input
          ref={entrada}
          type="file"
          accept="application/pdf"
          className="so-leitor"
          tabIndex={-1}
          aria-label={`Arquivo PDF: ${campo.rotulo}`}
          onChange={({ currentTarget }) => {
            const arquivo = currentTarget.files?.[0];
            currentTarget.value = '';
            if (arquivo) envio.mutate(arquivo);
          }}
        />
        <Botao
          variante="secundario"
          compacto
          carregando={envio.isPending}
          onClick={() => entrada.current?.click()}
        >
          Enviar PDF
        </Botao>
        {texto.startsWith('/api/') || texto.startsWith('https://') ? (
          <a href={texto} target="_blank" rel="noreferrer">
            Abrir o regulamento
          </a>
        ) : null}
      </div>
    </div>
  );
}
