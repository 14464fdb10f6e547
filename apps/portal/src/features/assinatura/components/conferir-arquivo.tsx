import type { Verificacao } from '@credito/api/assinatura.rotas';
import {
  conferirArquivo,
  type ResultadoDoArquivo,
  TEXTO_DO_ARQUIVO,
} from '@credito/domain/assinatura/verificacao';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useId, useState } from 'react';
import estilos from '../assinatura.module.css';
import { resumirArquivo } from '../resumo-do-arquivo.ts';

type Conferencia =
  | { fase: 'conferindo' }
  | { fase: 'conferido'; nome: string; resultado: ResultadoDoArquivo }
  | { fase: 'nao-deu'; motivo: string };

const TOM = { selado: 'sucesso', lido: 'informacao', outro: 'atencao' } as const;

/** "Is this file the one?", answered in words, in the browser. */
export function ConferirArquivo({ verificacao }: { verificacao: Verificacao }) {
  const id = useId();
  const [conferencia, setConferencia] = useState<Conferencia | null>(null);

  async function conferir(arquivo: File) {
    setConferencia({ fase: 'conferindo' });
    const resumo = await resumirArquivo(arquivo);
    setConferencia(
      resumo.tipo === 'pronto'
        ? { fase: 'conferido', nome: arquivo.name, resultado: conferirArquivo(resumo.sha256, verificacao) }
        : { fase: 'nao-deu', motivo: resumo.motivo },
    );
  }

  return (
    <Cartao titulo="Confira o seu arquivo">
      <p>Escolha o PDF que você tem. A conferência é feita aqui no seu aparelho: o arquivo não é enviado.</p>
      <p className={estilos.arquivo}>
        <label htmlFor={id}>Arquivo em PDF</label>
        <input
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          onChange={({ currentTarget }) => {
            const [arquivo] = currentTarget.files ?? [];
            if (arquivo) void conferir(arquivo);
          }}
        />
      </p>
      {conferencia ? <Resultado conferencia={conferencia} /> : null}
    </Cartao>
  );
}

function Resultado({ conferencia }: { conferencia: Conferencia }) {
  switch (conferencia.fase) {
    case 'conferindo':
      return <Aviso aoVivo titulo="Conferindo o arquivo…" />;
    case 'nao-deu':
      return (
        <Aviso tom="erro" aoVivo titulo="Não deu para conferir">
          <p>{conferencia.motivo}</p>
        </Aviso>
      );
    case 'conferido': {
      const { titulo, texto } = TEXTO_DO_ARQUIVO[conferencia.resultado];
      return (
        <Aviso tom={TOM[conferencia.resultado]} aoVivo titulo={titulo}>
          <p>
            <bdi>{conferencia.nome}</bdi>
          </p>
          <p>{texto}</p>
        </Aviso>
      );
    }
  }
}
