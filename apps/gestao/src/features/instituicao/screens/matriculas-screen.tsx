import {
  MAXIMO_DE_BYTES,
  MAXIMO_DE_LINHAS,
  MENSAGEM_DE_ARQUIVO_GRANDE,
} from '@credito/domain/gestao/matriculas';
import { formatarNumero } from '@credito/domain/texto/numero';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { entregarDocumento } from '@credito/ui/documento/entregar-documento';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Progresso } from '@credito/ui/progresso/progresso';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { Download } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { ForaDaPlanilha } from '../components/fora-da-planilha.tsx';
import { Renovacoes } from '../components/renovacoes.tsx';
import { juntarPartes, type RelatorioDoArquivo, useMatriculas } from '../use-matriculas.ts';
import estilos from './matriculas-screen.module.css';

const MODELO = '\uFEFFprotocolo;resultado;motivo\r\n';
/** Rows on the screen; the file of the report has all of them. */
const MAXIMO_NA_TELA = 300;

/** Checked first, decided after: nothing happens before the person has read what would. */
export default function MatriculasScreen() {
  useTitulo('Matrículas');
  const entrada = useRef<HTMLInputElement>(null);
  const [arquivo, setArquivo] = useState<File | null>(null);
  const [grande, setGrande] = useState(false);
  const { relatorio, erro, enviando, enviar, recomecar } = useMatriculas();

  function escolher({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const escolhido = currentTarget.files?.[0] ?? null;
    currentTarget.value = '';
    if (!escolhido) return;
    setArquivo(escolhido);
    setGrande(escolhido.size > MAXIMO_DE_BYTES);
    recomecar();
    if (escolhido.size <= MAXIMO_DE_BYTES) enviar({ de: escolhido, simular: true });
  }

  return (
    <div className={estilosDaPagina.pagina}>
      <header>
        <h1>Confirmar matrículas</h1>
        <p className={estilosDaPagina.sub}>Uma a uma, ou muitas de uma vez com uma planilha.</p>
      </header>
      <Renovacoes />
      <section className={estilos.formato} aria-label="Confirmar em lote">
        <h2>Confirmar em lote</h2>
        <p>
          Envie um CSV com uma linha por solicitação. Conferimos tudo antes, e nada muda até você confirmar.
        </p>
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
          Para quem já tem contrato em vigor, a linha confirma a matrícula no semestre seguinte e leva à
          renovação do contrato.
        </p>
        <p>{`Até ${formatarNumero(MAXIMO_DE_LINHAS)} linhas, separadas por ponto e vírgula ou vírgula.`}</p>
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
          <Botao carregando={enviando} onClick={() => entrada.current?.click()}>
            Escolher o arquivo
          </Botao>
          <Botao
            variante="secundario"
            icone={<Download aria-hidden="true" />}
            onClick={() => void entregarDocumento('matriculas.csv', MODELO, 'csv')}
          >
            Baixar o modelo
          </Botao>
        </div>
      </section>
      <div aria-live="polite">
        {grande ? <Aviso tom="erro">{MENSAGEM_DE_ARQUIVO_GRANDE}</Aviso> : null}
        {erro ? (
          <Aviso tom="erro">
            {`${mensagemDoErro(erro)}${
              relatorio && !relatorio.simulacao
                ? ' O que aparece abaixo já foi registrado. Escolha o mesmo arquivo para registrar o resto.'
                : ''
            }`}
          </Aviso>
        ) : null}
      </div>
      {relatorio ? (
        <Relatorio
          relatorio={relatorio}
          nome={arquivo?.name ?? ''}
          carregando={enviando}
          aoConfirmar={() => arquivo && enviar({ de: arquivo, simular: false })}
        />
      ) : null}
    </div>
  );
}

const contar = (quantas: number, uma: string, varias: string) =>
  quantas === 1 ? `1 ${uma}` : `${formatarNumero(quantas)} ${varias}`;

function Relatorio({
  relatorio,
  nome,
  carregando,
  aoConfirmar,
}: {
  relatorio: RelatorioDoArquivo;
  nome: string;
  carregando: boolean;
  aoConfirmar: () => void;
}) {
  const { simulacao, total, linhas, partes, fora } = relatorio;
  const aceitas = linhas.filter(({ aceita }) => aceita).length;
  const recusadas = linhas.length - aceitas;
  const terminou = linhas.length === total;
  const recusadasPrimeiro = [...linhas].sort(
    (a, b) => Number(a.aceita) - Number(b.aceita) || a.linha - b.linha,
  );
  return (
    <section className={estilos.relatorio} aria-label="Relatório do arquivo">
      <h2>{simulacao ? `Conferência de ${nome}` : `Resultado de ${nome}`}</h2>
      {carregando && !terminou ? (
        <Progresso
          rotulo={simulacao ? 'Conferindo as linhas' : 'Registrando as linhas'}
          valor={linhas.length}
          maximo={total}
          texto={`${formatarNumero(linhas.length)} de ${formatarNumero(total)}`}
        />
      ) : (
        <Aviso tom={recusadas > 0 || !terminou ? 'atencao' : 'sucesso'} aoVivo>
          {simulacao
            ? `${contar(aceitas, 'linha pronta', 'linhas prontas')}, ${contar(recusadas, 'com problema', 'com problemas')}. Nada mudou ainda.`
            : `${contar(aceitas, 'linha registrada', 'linhas registradas')}, ${contar(recusadas, 'não registrada', 'não registradas')}.`}
        </Aviso>
      )}
      {fora ? <ForaDaPlanilha simulacao={simulacao} fora={fora} /> : null}
      <div className={estilos.acoes}>
        {simulacao && terminou && aceitas > 0 ? (
          <Botao carregando={carregando} onClick={aoConfirmar}>
            {`Registrar ${contar(aceitas, 'linha', 'linhas')}`}
          </Botao>
        ) : null}
        <Botao
          variante="secundario"
          icone={<Download aria-hidden="true" />}
          disabled={carregando}
          onClick={() => void entregarDocumento('relatorio-de-matriculas.csv', juntarPartes(partes), 'csv')}
        >
          Baixar o relatório
        </Botao>
      </div>
      <Tabela cartoes legenda="Linhas do arquivo, as recusadas primeiro">
        <Colunas nomes={['Linha', 'Protocolo', 'Estudante', 'Situação', 'Detalhe']} />
        <tbody>
          {recusadasPrimeiro
            .slice(0, MAXIMO_NA_TELA)
            .map(({ linha, protocolo, estudante, aceita, texto }) => (
              <tr key={linha}>
                <td data-rotulo="Linha">{linha}</td>
                <td data-rotulo="Protocolo" className="numeros">
                  {protocolo || '—'}
                </td>
                <td data-rotulo="Estudante">{estudante ?? '—'}</td>
                <td data-rotulo="Situação">
                  <Etiqueta tom={aceita ? 'sucesso' : 'erro'}>
                    {aceita ? (simulacao ? 'Pronta' : 'Registrada') : 'Recusada'}
                  </Etiqueta>
                </td>
                <td data-rotulo="Detalhe">{texto}</td>
              </tr>
            ))}
        </tbody>
      </Tabela>
      {linhas.length > MAXIMO_NA_TELA ? (
        <p>{`Aqui estão ${MAXIMO_NA_TELA} linhas, as recusadas primeiro. O relatório para baixar tem todas as ${formatarNumero(linhas.length)}.`}</p>
      ) : null}
    </section>
  );
}
