import { type CampoDoCatalogo as Campo, type Conteudo, rotuloDoCampo } from '@credito/domain/catalogo/campos';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Caixa } from '@credito/ui/caixa/caixa';
import { GrupoDeCampos } from '@credito/ui/campo/campo';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Selecao } from '@credito/ui/selecao/selecao';
import { CampoDeRegulamento } from './campo-de-regulamento.tsx';

const TECLADO: Readonly<Partial<Record<Campo['tipo'], 'numeric' | 'decimal'>>> = {
  inteiro: 'numeric',
  dinheiro: 'decimal',
  porcento: 'decimal',
  milionesimos: 'decimal',
};

/** What is typed: text for everything that is typed, so that nothing half written is lost. */
export type Digitado = Readonly<Record<string, string | boolean | readonly string[]>>;

export function CampoDoCatalogo({
  campo,
  conteudo,
  valor,
  erro,
  travado,
  opcoes,
  aoMudar,
}: {
  campo: Campo;
  /** What the other fields say. */
  conteudo: Conteudo;
  valor: Digitado[string] | undefined;
  erro: string | undefined;
  /** Others point to it. */
  travado: boolean;
  opcoes: ReadonlyArray<{ valor: string; texto: string }>;
  aoMudar: (valor: Digitado[string]) => void;
}) {
  const { tipo, maximo, opcional } = campo;
  const rotulo = rotuloDoCampo(campo, conteudo);
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
      return <CampoDeRegulamento campo={campo} texto={texto} erro={erro} aoMudar={aoMudar} />;
    default:
      return (
        <CampoTexto
          {...comum}
          dica={tipo === 'dinheiro' ? (dica ?? 'Em reais: 1.234,56') : dica}
          type={tipo === 'data' ? 'date' : 'text'}
          inputMode={TECLADO[tipo]}
          autoComplete="off"
          readOnly={travado}
          maxLength={tipo === 'texto' ? maximo : undefined}
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
    <GrupoDeCampos rotulo={campo.rotulo} erro={erro}>
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
    </GrupoDeCampos>
  );
}
