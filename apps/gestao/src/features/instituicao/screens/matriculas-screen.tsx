import type { RelatorioDeMatriculas } from '@credito/api/gestao-instituicao.rotas';
import { MAXIMO_DE_BYTES, MAXIMO_DE_LINHAS } from '@credito/domain/gestao/matriculas';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { baixarArquivo } from '../../../arquivos/baixar-arquivo.ts';
import { emBase64 } from '../../../arquivos/em-base64.ts';
import { api } from '../../../sessao/api.ts';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import estilos from './matriculas-screen.module.css';

const MODELO = '\uFEFFprotocolo;resultado;motivo\r\n';
const LIMITE_MS = 180_000;

/** Checked first, decided after: nothing happens before the person has read what would. */
export default function MatriculasScreen() {
  useTitulo('Matrículas');
  const consultas = useQueryClient();
  const entrada = useRef<HTMLInputElement>(null);
  const [arquivo, setArquivo] = useState<File | null>(null);
  const [grande, setGrande] = useState(false);
  const envio = useMutation({
    mutationFn: async ({ de, simular }: { de: File; simular: boolean }) =>
      api(
        'POST /gestao/matriculas',
        { body: { conteudo: await emBase64(de), simular } },
        { limiteMs: LIMITE_MS },
      ),
    onSuccess: ({ simulacao }) =>
      simulacao
        ? undefined
        : consultas.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'configuracao' }),
  });

  function escolher({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const escolhido = currentTarget.files?.[0] ?? null;
    currentTarget.value = '';
    if (!escolhido) return;
    setArquivo(escolhido);
    setGrande(escolhido.size > MAXIMO_DE_BYTES);
    envio.reset();
    if (escolhido.size <= MAXIMO_DE_BYTES) envio.mutate({ de: escolhido, simular: true });
  }

  const relatorio = envio.data;
  return (
    <div className={estilosDaPagina.pagina}>
      <header>
        <h1>Confirmar matrículas em lote</h1>
        <p className={estilosDaPagina.sub}>
          Envie um CSV com uma linha por solicitação. Conferimos tudo antes, e nada muda até você confirmar.
        </p>
      </header>
      <section className={estilos.formato} aria-label="Como preencher a planilha">
        <h2>Como preencher</h2>
        <ul>
          <li>
            <strong>protocolo</strong>: o número da solicitação. Formate a coluna como texto.
          </li>
          <li>
            <strong>resultado</strong>: confirmada, espera ou recusada. Vazio vale como confirmada.
          </li>
          <li>
            <strong>motivo</strong>: só para recusada. O estudante lê exatamente o que você escrever.
          </li>
        </ul>
        <p>
          Até {MAXIMO_DE_LINHAS.toLocaleString('pt-BR')} linhas, separadas por ponto e vírgula ou vírgula.
        </p>
        <div className={estilos.acoes}>
          <input
            ref={entrada}
            type="file"
            accept=".csv,text/csv,text/plain"
            className="so-leitor"
            aria-label="Arquivo CSV"
            tabIndex={-1}
            onChange={escolher}
          />
          <Botao carregando={envio.isPending} onClick={() => entrada.current?.click()}>
            Escolher o arquivo
          </Botao>
          <Botao
            variante="secundario"
            icone={<Download aria-hidden="true" />}
            onClick={() => baixarArquivo('matriculas.csv', MODELO)}
          >
            Baixar o modelo
          </Botao>
        </div>
      </section>
      <div aria-live="polite">
        {grande ? (
          <Aviso tom="erro">
            O arquivo é grande demais. Divida a planilha em partes de até 2.000 linhas.
          </Aviso>
        ) : null}
        {envio.isError ? <Aviso tom="erro">{mensagemDoErro(envio.error)}</Aviso> : null}
      </div>
      {relatorio ? (
        <Relatorio
          relatorio={relatorio}
          nome={arquivo?.name ?? ''}
          carregando={envio.isPending}
          aoConfirmar={() => arquivo && envio.mutate({ de: arquivo, simular: false })}
        />
      ) : null}
    </div>
  );
}

const contar = (quantas: number, uma: string, varias: string) =>
  quantas === 1 ? `1 ${uma}` : `${quantas} ${varias}`;

function Relatorio({
  relatorio,
  nome,
  carregando,
  aoConfirmar,
}: {
  relatorio: RelatorioDeMatriculas;
  nome: string;
  carregando: boolean;
  aoConfirmar: () => void;
}) {
  const { simulacao, aceitas, recusadas, linhas, csv } = relatorio;
  const recusadasPrimeiro = linhas.toSorted(
    (a, b) => Number(a.aceita) - Number(b.aceita) || a.linha - b.linha,
  );
  return (
    <section className={estilos.relatorio} aria-label="Relatório do arquivo">
      <h2>{simulacao ? `Conferência de ${nome}` : `Resultado de ${nome}`}</h2>
      <Aviso tom={recusadas > 0 ? 'atencao' : 'sucesso'} aoVivo>
        {simulacao
          ? `${contar(aceitas, 'linha pronta', 'linhas prontas')}, ${contar(recusadas, 'com problema', 'com problemas')}. Nada mudou ainda.`
          : `${contar(aceitas, 'linha registrada', 'linhas registradas')}, ${contar(recusadas, 'não registrada', 'não registradas')}.`}
      </Aviso>
      <div className={estilos.acoes}>
        {simulacao && aceitas > 0 ? (
          <Botao carregando={carregando} onClick={aoConfirmar}>
            Registrar {contar(aceitas, 'linha', 'linhas')}
          </Botao>
        ) : null}
        <Botao
          variante="secundario"
          icone={<Download aria-hidden="true" />}
          onClick={() => baixarArquivo('relatorio-de-matriculas.csv', csv)}
        >
          Baixar o relatório
        </Botao>
      </div>
      <Tabela legenda="Linhas do arquivo, as recusadas primeiro">
        <thead>
          <tr>
            <th scope="col">Linha</th>
            <th scope="col">Protocolo</th>
            <th scope="col">Estudante</th>
            <th scope="col">Situação</th>
            <th scope="col">Detalhe</th>
          </tr>
        </thead>
        <tbody>
          {recusadasPrimeiro.map(({ linha, protocolo, estudante, aceita, texto }) => (
            <tr key={linha}>
              <td>{linha}</td>
              <td className="numeros">{protocolo || '—'}</td>
              <td>{estudante ?? '—'}</td>
              <td>
                <Etiqueta tom={aceita ? 'sucesso' : 'erro'}>
                  {aceita ? (simulacao ? 'Pronta' : 'Registrada') : 'Recusada'}
                </Etiqueta>
              </td>
              <td>{texto}</td>
            </tr>
          ))}
        </tbody>
      </Tabela>
    </section>
  );
}
